/** The folder of the embedded database in DATA_DIR. */
export const databaseFolder = 'postgres'
