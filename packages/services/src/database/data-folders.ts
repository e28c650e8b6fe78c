/** Folders in DATA_DIR: the embedded database, and uploaded files unless a bucket stores them. */
export const databaseFolder = 'postgres'
export const filesFolder = 'files'
