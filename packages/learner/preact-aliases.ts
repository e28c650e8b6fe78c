import { fileURLToPath } from 'node:url'

const pathOf = (url: string): string => fileURLToPath(url)

/** Preact in place of React, by absolute paths: packages/ui, which is built with it too, does not depend on it. */
export const preactAliases = {
  'react-dom/client': pathOf(import.meta.resolve('preact/compat/client')),
  'react-dom': pathOf(import.meta.resolve('preact/compat')),
  'react/jsx-runtime': pathOf(import.meta.resolve('preact/jsx-runtime')),
  'react/jsx-dev-runtime': pathOf(import.meta.resolve('preact/jsx-dev-runtime')),
  react: pathOf(import.meta.resolve('preact/compat')),
}
