/** The path in the address bar, which says which page is shown. */
class Route {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(to: string) {
    history.pushState(null, '', to);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }
}

export const route = new Route();
