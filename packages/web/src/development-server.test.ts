import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

test('the development server serves the document and the page with the machine inspector', async () => {
  const root = join(import.meta.dirname, '..')
  const server = await createServer({
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const document = await server.transformIndexHtml('/', await readFile(join(root, 'index.html'), 'utf8'))
    expect(document).toContain('/src/main.tsx')
    const page = await server.transformRequest('/src/main.tsx')
    expect(page?.code).toContain('/src/inspection/start-inspection.ts')
    expect(page?.code).toContain('"DEV": true')
  } finally {
    await server.close()
  }
})
