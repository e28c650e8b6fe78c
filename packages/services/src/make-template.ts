/** Makes the template that new embedded databases are copied from: `node packages/services/src/make-template.ts`. */
import './database/resolve-drizzle.ts'

process.umask(0o077)
const { openDatabase } = await import('./database/open-database.ts')
const { makeTemplate } = await import('./database/template-folder.ts')
await makeTemplate(openDatabase)
