/**
 * The law for the browser: a page without scripts for each file of docs/rules in each language, and
 * `virtual:law/es`, which holds every rule of a language for the sheet over the table.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/lib/texts/languages';

const LAW = fileURLToPath(new URL('../../docs/rules/', import.meta.url));
const HERE = fileURLToPath(new URL('./', import.meta.url));
const NAMES = readdirSync(`${LAW}en`).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
/** The page that the folder's own address leads to. */
const FIRST = 'README';
const ID = /^((?:DD|BI|HM|PU|PL|SE|ED|3H|B)-\d{2}) · (.+)$/;
/** A rule's id, or the name of another file, in running text. */
const MENTION = /\b((?:DD|BI|HM|PU|PL|SE|ED|3H|B)-\d{2})\b|\b([\w-]+)\.md\b/g;
const CHROME: Readonly<Record<Language, { home: string; languages: string; pages: string; contents: string }>> = {
  en: { home: 'Play', languages: 'Language', pages: 'Pages of the rules', contents: 'On this page' },
  es: { home: 'Jugar', languages: 'Idioma', pages: 'Páginas del reglamento', contents: 'En esta página' },
  pt: { home: 'Jogar', languages: 'Idioma', pages: 'Páginas das regras', contents: 'Nesta página' },
  it: { home: 'Gioca', languages: 'Lingua', pages: 'Pagine delle regole', contents: 'In questa pagina' },
};

const markdown = new MarkdownIt({ typographer: false });
type Token = ReturnType<typeof markdown.parse>[number];

export interface Step {
  readonly page: string;
  readonly title: string;
  readonly html: string;
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly tokens: Token[];
}

const addressOf = (language: Language, page: string): string => `/rules/${language}${page === FIRST ? '' : `/${page}`}`;
const escape = (text: string): string => markdown.utils.escapeHtml(text);

/** The file cut before each heading; a heading without a rule is numbered, alike in all languages. */
function sectionsOf(text: string): Section[] {
  const found: Section[] = [];
  markdown.parse(text, {}).forEach((token, place, all) => {
    if (token.type === 'heading_open') {
      const heading = all[place + 1]?.content ?? '';
      const [, id, title] = ID.exec(heading) ?? [];
      found.push({ id: id ?? `part-${found.length}`, title: title ?? heading, depth: Number(token.tag[1]), tokens: [] });
    }
    found.at(-1)?.tokens.push(token);
  });
  return found;
}

const read = (language: Language, page: string): Section[] => sectionsOf(readFileSync(`${LAW}${language}/${page}.md`, 'utf8'));
/** Which page each rule stands on. */
const homes = new Map(NAMES.flatMap((page) => read('en', page).map(({ id }) => [id, page] as const)));

/** Each mention of a rule or of another page leads there. */
function link(tokens: readonly Token[], language: Language): void {
  for (const token of tokens) {
    if (token.children) token.children = token.children.flatMap((child) => (child.type === 'text' ? linked(child, language) : [child]));
  }
}

function linked(token: Token, language: Language): Token[] {
  const html = escape(token.content).replace(MENTION, (said: string, id?: string, page?: string) => {
    const home = id ? homes.get(id) : page && NAMES.includes(page) ? page : undefined;
    if (home === undefined) return said;
    return `<a href="${addressOf(language, home)}${id ? `#${id}` : ''}">${id ?? titleOf(language, home)}</a>`;
  });
  const made = new (token.constructor as new (type: string, tag: string, nesting: number) => Token)('html_inline', '', 0);
  made.content = html;
  return [made];
}

const titles = new Map<string, string>();
function titleOf(language: Language, page: string): string {
  const key = `${language}/${page}`;
  const title = titles.get(key) ?? read(language, page)[0]?.title ?? page;
  titles.set(key, title);
  return title;
}

/** The text below a heading; what is wide may be moved on its own. */
function bodyOf({ tokens }: Section, language: Language): string {
  const body = tokens.slice(3);
  link(body, language);
  return markdown.renderer
    .render(body, markdown.options, {})
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

export function stepsOf(language: Language): Record<string, Step> {
  const all = NAMES.flatMap((page) =>
    read(language, page)
      .filter(({ id }) => homes.has(id) && !id.startsWith('part-'))
      .map((section) => [section.id, { page, title: section.title, html: bodyOf(section, language) }] as const),
  );
  return Object.fromEntries(all);
}

function heading({ id, title, depth }: Section): string {
  const number = id.startsWith('part-') ? '' : `<a href="#${id}">${id}</a> `;
  return `<h${depth} id="${id}">${number}${escape(title)}</h${depth}>`;
}

const item = (address: string, text: string, isHere: boolean, lang = ''): string =>
  `<li><a href="${address}"${isHere ? ' aria-current="page"' : ''}${lang && ` lang="${lang}" hreflang="${lang}"`}>${escape(text)}</a></li>`;

function pageOf(language: Language, page: string, style: string): string {
  const say = CHROME[language];
  const sections = read(language, page);
  const title = sections[0]?.title ?? page;
  const languages = Object.entries(LANGUAGES).map(([code, name]) => item(addressOf(code as Language, page), name, code === language, code));
  const pages = NAMES.map((one) => item(addressOf(language, one), titleOf(language, one), one === page));
  const contents = sections.filter(({ depth }) => depth === 2).map((one) => item(`#${one.id}`, one.title, false));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)} · Honeymoon Bridge</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${style}">
</head>
<body>
<header>
<a class="home" href="/">${say.home}</a>
<nav aria-label="${say.languages}"><ul>${languages.join('')}</ul></nav>
</header>
<main>
${sections.map((section, place) => `${heading(section)}\n${bodyOf(section, language)}${place === 0 ? `<nav class="contents" aria-label="${say.contents}"><ul>${contents.join('')}</ul></nav>\n` : ''}`).join('')}
</main>
<footer><nav aria-label="${say.pages}"><ul>${pages.join('')}</ul></nav></footer>
</body>
</html>
`;
}

export function law(): Plugin {
  const name = 'virtual:law/';
  return {
    name: 'law',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      return `export default ${JSON.stringify(stepsOf(id.slice(name.length + 1) as Language))}`;
    },
    buildStart() {
      for (const language of Object.keys(LANGUAGES)) {
        for (const page of NAMES) this.addWatchFile(`${LAW}${language}/${page}.md`);
      }
    },
    generateBundle() {
      const source = readFileSync(`${HERE}law.css`, 'utf8');
      const style = this.getFileName(this.emitFile({ type: 'asset', name: 'law.css', source }));
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        for (const page of NAMES) {
          this.emitFile({ type: 'asset', fileName: `rules/${language}/${page}.html`, source: pageOf(language, page, style) });
        }
      }
    },
  };
}
