/**
 * Read once, when a process starts. By default glibc has pools of memory for each thread, which keep what a finished
 * document needed, and V8 lets its heap grow to several times what is used, the more memory the machine has.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=1024',
}
