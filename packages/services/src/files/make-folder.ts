import { access, constants, mkdir, stat } from 'node:fs/promises'
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

/**
 * Creates a folder of the product, for its user only, and checks that it can be used.
 * @throws Error with one sentence that says what to do.
 */
export const makeOwnFolder = async (path: string): Promise<void> => {
  await makeFolder(path, 0o700).catch(refuse(path, 'made'))
  await requireWritable(path)
}

/** @throws Error with one sentence that says what to do. */
export const requireWritable = (path: string): Promise<void> =>
  access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch(refuse(path, 'written'))

const refuse =
  (path: string, what: string) =>
  (cause: Error): never => {
    throw new Error(
      `The folder ${path} can't be ${what} (${cause.message}). Set DATA_DIR to one that this user may write to.`,
      { cause },
    )
  }

const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory()
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
