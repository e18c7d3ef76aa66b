// What is wrong with a screen as it is laid out: see fitting.py.
({smallest, apart, farApart, mustFit}) => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const out = new Set();
  const name = (one) => one.dataset.card ? 'a card' : (one.textContent.trim() || one.getAttribute('aria-label') || one.className).slice(0, 40);
  const [W, H] = [innerWidth, innerHeight];
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh') && getComputedStyle(one).clipPath === 'none';
  if (document.documentElement.scrollWidth > W) out.add('sideways: ' + document.documentElement.scrollWidth);

  const BOXES = 'button, .btn, .radio, .panel, .say, td, th, .chip, .stamp, .bar, .lang, .offline, .closed, .laid, .rejects, dialog';
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !isShown(parent) || parent.closest('option, svg, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      if (r.width < 1) continue;
      const label = node.data.trim().slice(0, 40);
      const wide = parent.closest('.wide');
      if (!wide && (r.left < -0.5 || r.right > W + 0.5)) out.add('outside: ' + label);
      const box = parent.closest(BOXES);
      if (box && !wide) {
        const b = box.getBoundingClientRect();
        // What scrolls is in reach, however long it is.
        const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
        if (r.left < b.left - 1 || r.right > b.right + 1 || (!scrolls && (r.top < b.top - 3 || r.bottom > b.bottom + 3))) out.add(`out of its box: ${label}`);
      }
      for (let up = parent; up && up !== root; up = up.parentElement) {
        const style = getComputedStyle(up), b = up.getBoundingClientRect();
        if (/hidden|clip/.test(style.overflowX) && (r.right > b.right + 1 || r.left < b.left - 1)) out.add('cut: ' + label);
        if (/hidden|clip/.test(style.overflowY) && (r.bottom > b.bottom + 2 || r.top < b.top - 2)) out.add('cut: ' + label);
      }
    }
  }

  const table = root.querySelector('main.table');
  if (table) {
    const t = table.getBoundingClientRect();
    for (const one of table.querySelectorAll('.card, .slot, figcaption, .lbl')) {
      if (!isShown(one) || one.parentElement.matches('.stack')) continue;
      const b = one.getBoundingClientRect();
      if (b.top < t.top - 3 || b.bottom > t.bottom + 3 || b.left < -0.5 || b.right > W + 0.5) out.add(`off the table: ${name(one) || 'card'}`);
    }
  }
  const parts = [...document.querySelectorAll('.felt > *:not(dialog)')].filter((one) => isShown(one) && one.getBoundingClientRect().height > 0);
  parts.forEach((one, place) => {
    const next = parts[place + 1];
    if (next && next.getBoundingClientRect().top < one.getBoundingClientRect().bottom - 1.5) out.add(`one over the other: ${one.className} / ${next.className}`);
  });
  if (mustFit) {
    for (const one of document.querySelectorAll('.say, .acts button, .box button, .tray [data-card], .home .play')) {
      if (!isShown(one)) continue;
      const b = one.getBoundingClientRect();
      if (b.bottom > H + 0.5 || b.top < -0.5) out.add(`not in sight: ${name(one)} ${Math.round(b.bottom)}`);
    }
  }

  const STAYS = '.foot, .tabs, .home > .play';
  const PRESSED = 'button, select, label.radio, label.done, a[href], input:not([type=radio]):not([type=checkbox])';
  const all = [...root.querySelectorAll(PRESSED)].filter((one) => isShown(one) && !one.matches('.law a, main > p a, li a:not(nav a), h3 a, p > a:not(.btn), td a'));
  const boxes = all.map((one) => [one, one.getBoundingClientRect()]).filter(([, b]) => b.width > 0 && b.height > 0);
  for (const [one, b] of boxes) {
    if (b.width < smallest - 0.5 || b.height < smallest - 0.5) out.add(`small: ${name(one)} ${b.width.toFixed(0)} x ${b.height.toFixed(0)}`);
  }
  boxes.forEach(([one, a], place) => {
    for (const [other, b] of boxes.slice(place + 1)) {
      // What scrolls away under a bar that stays is not beside it.
      if (Boolean(one.closest(STAYS)) !== Boolean(other.closest(STAYS))) continue;
      if (one.contains(other) || other.contains(one)) continue;
      // What lies over the table is closed again before that is pressed which it covers.
      if (Boolean(one.closest('.over')) !== Boolean(other.closest('.over'))) continue;
      if (one.matches('[data-card]') && other.matches('[data-card]')) continue;
      if (one.matches('.key') && other.matches('.key') && one.parentElement === other.parentElement) continue;
      const gap = Math.max(Math.max(a.left, b.left) - Math.min(a.right, b.right), Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom));
      const calls = one.matches('.conf .btn') && other.matches('.conf .btn');
      if (gap < (calls ? farApart : apart) - 0.5) out.add(`close: ${name(one)} / ${name(other)} ${gap.toFixed(1)}`);
    }
  });
  return [...out];
}
