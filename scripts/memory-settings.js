/**
 * How glibc hands out memory to the server's threads; read once, when a process starts. By default each thread has pools
 * of its own, which keep what a finished document or picture needed.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
