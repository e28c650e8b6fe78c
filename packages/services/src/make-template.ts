/**
 * Makes the template for new data folders in the folder that the first argument names. With DEMO=on it contains the
 * demo data.
 */
import './database/resolve-drizzle.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

process.umask(0o077)
const { join } = await import('node:path')
const { filesFolder } = await import('./database/data-folders.ts')
const { makeTemplate } = await import('./database/template-folder.ts')
const { addDemo } = await import('./demo/add-demo.ts')
const { openContext } = await import('./open-context.ts')

const hasDemo = process.env['DEMO'] === 'on'
await makeTemplate(elementAt(process.argv, 2), async (dataDir) => {
  const { context, close } = await openContext(
    { database: { dataDir }, files: { folder: join(dataDir, filesFolder) } },
    { services: '' },
  )
  if (hasDemo) await addDemo(context)
  await close()
})
