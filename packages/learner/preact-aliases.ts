import { fileURLToPath } from 'node:url'

const pathOf = (url: string): string => fileURLToPath(url)

/**
 * Replaces React by Preact. The paths are absolute because packages/ui, which is bundled too, does not depend
 * on Preact.
 */
export const preactAliases = {
  'react-dom/client': pathOf(import.meta.resolve('preact/compat/client')),
  'react-dom': pathOf(import.meta.resolve('preact/compat')),
  'react/jsx-runtime': pathOf(import.meta.resolve('preact/jsx-runtime')),
  'react/jsx-dev-runtime': pathOf(import.meta.resolve('preact/jsx-dev-runtime')),
  react: pathOf(import.meta.resolve('preact/compat')),
}
