/** What the client of queries asks of the cache of mutations when there never is one. */
export class MutationCache {
  resumePausedMutations() {
    return Promise.resolve();
  }
  findAll() {
    return [];
  }
  clear() {}
}
