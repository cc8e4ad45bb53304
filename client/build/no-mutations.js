/** The calls of the query client to the cache of mutations, which is always empty. */
export class MutationCache {
  resumePausedMutations() {
    return Promise.resolve();
  }
  findAll() {
    return [];
  }
  clear() {}
}
