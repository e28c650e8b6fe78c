/**
 * Makes the template for new data folders in the folder that the first argument names. With DEMO=on it contains the
 * demo data.
 */
import { join } from 'node:path'
import { elementAt } from '@quizwright/domain/defined.ts'
import { filesFolder } from '../database/data-folders.ts'
import { makeTemplate } from '../database/embedded/template-folder.ts'
import { addDemo } from '../demo/add-demo.ts'
import { openContext } from '../open-context.ts'

process.umask(0o077)

const hasDemo = process.env['DEMO'] === 'on'
await makeTemplate(elementAt(process.argv, 2), async (dataDir) => {
  const { context, close } = await openContext(
    { database: { dataDir }, files: { folder: join(dataDir, filesFolder) } },
    { services: '' },
  )
  if (hasDemo) await addDemo(context)
  await close()
})
