/** Anything but a positive integer is an unknown path. */
export function readId<P extends { id: string }>({ id }: P): { id: number } | false {
  return /^[1-9]\d{0,14}$/.test(id) ? { id: Number(id) } : false
}
