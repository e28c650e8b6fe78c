type Policy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: Policies }
/** Trusted Types let only what this file names become a worker. */
const policy = trustedTypes?.createPolicy('pdf-pages', { createScriptURL: (url) => url })

/** Starts the worker that draws pages. Its script is loaded by the first review of a PDF. */
export const startDrawingWorker = async (): Promise<Worker> => {
  const { default: url } = await import('./draw-pages.worker.ts?worker&url')
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' })
}
