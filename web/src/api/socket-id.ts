let socketId: string | undefined

/** Of this page's connection to what changes elsewhere: what it writes itself it is not told. */
export const currentSocketId = (): string | undefined => socketId

export function setSocketId(id: string | undefined): void {
  socketId = id
}
