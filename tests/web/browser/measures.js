// Functions that measure a table in the page; test_layout.py calls them.
({
  // Wait until nothing moves from one frame to the next: a panel that opens changes the size of the table in a few frames.
  async settle() {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places = () => {
      const boxes = [...document.querySelectorAll('[data-card], [data-test=strip] *')].map((node) => node.getBoundingClientRect());
      return boxes.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
    };
    for (let before = '', frames = 0; before !== places() && frames < 60; frames++) {
      before = places();
      await frame();
    }
  },

  // Words and icons that are smaller than they may be, in pixels of the screen.
  small(leastText, leastIcon) {
    const PUNCTUATION = ['slash', 'per', 'equals', 'plus', 'left', 'right', 'down', 'most', 'gap', 'times', 'chain', 'dots'];
    const box = (node) => node.getBoundingClientRect();
    const isClipped = (node) => node && getComputedStyle(node).clipPath !== 'none';
    const isSeen = (node) =>
      box(node).width > 0 && box(node).height > 0 && !isClipped(node.closest('.hidden, .hidden-when-narrow, .hidden-on-phone'));
    const scale = (node) => (node.getScreenCTM ? Math.abs(node.getScreenCTM().d) : 1);
    const textSize = (node) => parseFloat(getComputedStyle(node).fontSize) * scale(node);
    const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    const iconSize = (node) => Math.max(box(node).width, box(node).height);
    const told = (size, node, what) => `${size.toFixed(1)} px: ${what} in ${node.closest('[title]')?.title.split('\n')[0]}`;
    const texts = [...document.querySelectorAll('main *, header *')]
      .filter((node) => hasText(node) && isSeen(node) && textSize(node) < leastText - 0.05)
      .map((node) => told(textSize(node), node, node.textContent.trim().slice(0, 30)));
    const icons = [...document.querySelectorAll('main [data-glyph]')]
      .filter((node) => !PUNCTUATION.includes(node.dataset.glyph) && isSeen(node) && iconSize(node) < leastIcon - 0.3)
      .map((node) => told(iconSize(node), node, node.dataset.glyph));
    return [...new Set([...texts, ...icons])];
  },

  // Cards that can be taken, and what is always to be seen of both cities, if anything hides them.
  covered() {
    const PLACES = [[0.5, 0.25], [0.2, 0.9], [0.8, 0.9], [0.5, 0.5]]; // of a card, that nothing may cover
    const box = (node) => node.getBoundingClientRect();
    const isInside = ({ left, right, top, bottom }) =>
      left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const at = (node, [x, y]) => document.elementFromPoint(box(node).left + box(node).width * x, box(node).top + box(node).height * y);
    const isOnTop = (node) => PLACES.every((place) => node.contains(at(node, place)));
    const wanted = [...document.querySelectorAll('[data-card].ready, [data-test=strip] header, [data-test=goods]')];
    return wanted.filter((node) => !isInside(box(node)) || !isOnTop(node)).map((node) => node.dataset.card ?? node.textContent.trim());
  },

  // Whether the first action of the selected card can be touched without scrolling.
  action() {
    const button = document.querySelector('[data-test=actions] [data-move]');
    if (!button) return ['no action'];
    const { left, top, width, height } = button.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.contains(seen) ? [] : [`${button.textContent.trim()} is out of sight`];
  },

  // Parts of a table of 7 Wonders that lie over each other or leave the window.
  overlaps() {
    const NAMES = ['.info', '.far', '[data-city]:not(.glance)', '.hand', '[data-test=decline]'];
    const shown = (name) => [...document.querySelectorAll(name)].filter((node) => node.checkVisibility());
    const parts = NAMES.flatMap((name) => shown(name).map((node) => [name, node.getBoundingClientRect()])).filter(([, box]) => box.height);
    const areBeside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
    const areApart = (a, b) => areBeside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const under = ([, a], place) => parts.slice(place + 1).filter(([, b]) => !areApart(a, b));
    const found = parts.flatMap((part, place) => under(part, place).map(([other]) => `${part[0]} and ${other}`));
    return [...found, ...parts.filter(([, { bottom }]) => bottom > innerHeight + 1).map(([name]) => `${name} is cut off`)];
  },
});
