/** Results of requests, by key. A failed request is forgotten, so that the next call tries again. */
export class RequestCache<T> {
  private readonly results = new Map<string, Promise<T>>();

  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.results.get(key);
    if (known) return known;
    const loading = load();
    this.results.set(key, loading);
    loading.catch(() => this.results.delete(key));
    return loading;
  }
}
