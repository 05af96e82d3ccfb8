let socketId: string | undefined

/** The id of the realtime connection: the server does not announce a page's own writes to it. */
export const currentSocketId = (): string | undefined => socketId

export function setSocketId(id: string | undefined): void {
  socketId = id
}
