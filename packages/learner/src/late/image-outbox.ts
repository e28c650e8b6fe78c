import { setHasImages } from './has-images.ts'

/**
 * An image of an answer that the services do not have yet, with the token to send it with, and the time at which it was
 * added, by the services' clock.
 */
export type KeptImage = {
  id: string
  attemptId: string
  token: string
  questionId: string
  addedAt: number
  file: File
}
/** Some browsers store files badly, so their bytes are stored. */
type StoredImage = Omit<KeptImage, 'file'> & { bytes: ArrayBuffer; name: string; type: string }

const databaseName = 'learner.late-images'
const storeName = 'images'

/** Images of this page, which are kept here alone if the browser stores nothing. */
const kept = new Map<string, KeptImage>()

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Some browsers never answer; sending an image must not wait for that. In milliseconds. */
const storedWithinMs = 2_000
const timeLimit = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), storedWithinMs)
  })

/** Runs a request on the store. Undefined if the browser stores nothing, or not in time. */
const runOn = <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => Promise.race([request(mode, act), timeLimit()])

const request = async <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const database = await openDatabase()
    try {
      return await new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode)
        const request = act(transaction.objectStore(storeName))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

const toImage = ({ bytes, name, type, ...image }: StoredImage): KeptImage => ({
  ...image,
  file: new File([bytes], name, { type }),
})

/** Keeps an image on this device until the services have it. */
export const keepImage = async (image: KeptImage): Promise<void> => {
  kept.set(image.id, image)
  setHasImages(true)
  const { file, ...rest } = image
  const bytes = await file.arrayBuffer()
  await runOn('readwrite', (store) => store.put({ ...rest, bytes, name: file.name, type: file.type }))
}

/** The images that the services do not have, the oldest first. */
export const keptImages = async (): Promise<KeptImage[]> => {
  const stored = (await runOn<StoredImage[]>('readonly', (store) => store.getAll())) ?? []
  const byId = new Map([...stored.map(toImage), ...kept.values()].map((image) => [image.id, image]))
  return [...byId.values()].toSorted((one, other) => one.addedAt - other.addedAt)
}

/** Forgets an image that the services have, or that they will never take. */
export const forgetImage = async (id: string): Promise<void> => {
  kept.delete(id)
  await runOn('readwrite', (store) => store.delete(id))
  if ((await keptImages()).length === 0) setHasImages(false)
}
