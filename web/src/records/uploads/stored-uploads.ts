import { createStore, del, delMany, get, getMany, keys, set } from 'idb-keyval'
import type { Upload } from './upload.ts'

/** Uploads of each user in IndexedDB. Calls fail where the browser has no storage, as in some private windows. */
export const storedUploads = {
  async list(user: string): Promise<Upload[]> {
    const uploads = await getMany<Upload>(await keysOf(user), store)
    return uploads.filter(upload => upload !== undefined)
  },
  async read({ user, id }: Upload): Promise<Upload | undefined> {
    return get<Upload>(keyOf(user, id), store)
  },
  async write({ id, user, record, file, addedAt, sentAt, refusal }: Upload): Promise<void> {
    const upload: Upload = { id, user, record, file, addedAt, sentAt, refusal }
    await set(keyOf(user, id), upload, store)
  },
  async drop({ user, id }: Upload): Promise<void> {
    await del(keyOf(user, id), store)
  },
  async dropAll(user: string): Promise<void> {
    await delMany(await keysOf(user), store)
  },
}

const store = createStore('rigbay-uploads', 'files')

const keyOf = (user: string, id: string): string => `${user}/${id}`

const keysOf = async (user: string): Promise<string[]> =>
  (await keys<string>(store)).filter(key => key.startsWith(keyOf(user, '')))
