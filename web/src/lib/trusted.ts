/** What the content security policy lets into the document: texts that the page itself was built of. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The service worker, the only script that is loaded by its address. */
export const WORKER = '/sw.js';
const RULES: Policy = {
  createHTML: (text) => text,
  createScriptURL(address) {
    if (address !== WORKER) throw new TypeError(`not a script of the page: ${address}`);
    return address;
  },
};
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** Browsers that know no such policies take the plain texts. */
export const trusted: Policy = factory?.createPolicy('honeymoon', RULES) ?? RULES;
