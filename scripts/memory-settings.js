/**
 * For the start of a process. By default glibc keeps freed memory in a pool per thread, and V8 lets
 * its heap grow with the machine's memory.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=1024',
}
