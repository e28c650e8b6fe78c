/** The folders of the embedded database, and of uploaded files where no bucket has them, in DATA_DIR. */
export const databaseFolder = 'postgres'
export const filesFolder = 'files'
