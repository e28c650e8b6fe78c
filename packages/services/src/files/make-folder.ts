import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and the missing ones above it. Node's own `recursive` never ends where a file system has no place
 * for new folders and reports them as missing, as /proc does.
 * @throws The error of the file system.
 */
export const makeFolder = async (path: string, mode: number): Promise<void> => {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !(await exists(dirname(path)))) {
      await makeFolder(dirname(path), mode)
      return makeFolder(path, mode)
    }
    if (code !== 'EEXIST' || !(await isFolder(path))) throw error
  }
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory()
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
