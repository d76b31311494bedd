/** The page that is shown, as the address says. */
class Path {
  now = $state(location.pathname);

  constructor() {
    window.addEventListener('popstate', () => (this.now = location.pathname));
  }

  go(to: string) {
    history.pushState(null, '', to);
    this.now = location.pathname;
    window.scrollTo(0, 0);
  }
}

export const path = new Path();
