/** Empties all databases of the browser. A file that never stored anything may not even have the fake ones. */
export const emptyDatabases = async (): Promise<void> => {
  if (!('indexedDB' in globalThis)) return
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue
    const request = indexedDB.open(name)
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    if (database.objectStoreNames.length > 0) {
      const tx = database.transaction([...database.objectStoreNames], 'readwrite')
      for (const store of database.objectStoreNames) tx.objectStore(store).clear()
      await new Promise((resolve) => {
        tx.oncomplete = resolve
      })
    }
    database.close()
  }
}
