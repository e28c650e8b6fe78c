import { join, relative } from 'node:path'
import { environment as gatewaySettings } from '@quizwright/gateway/config.ts'
import { gatewayLimits, limitVariable } from '@quizwright/gateway/limits.ts'
import { environment as servicesSettings } from '@quizwright/services/config.ts'

type Setting = { readonly description?: string | undefined; readonly def: object }
type Settings = Readonly<Record<string, Setting>>

const root = join(import.meta.dirname, '..', '/')

/** The default of a variable, as it would be written. */
export const defaultOf = ({ def }: Setting): string => {
  const value = 'defaultValue' in def ? def.defaultValue : ''
  const text = Array.isArray(value) ? value.join(',') : String(value)
  return text.startsWith(root) ? relative(root, text) : text
}

const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
const table = (settings: Settings): string[] => [
  '| variable | default | what it is |',
  '| --- | --- | --- |',
  ...Object.entries(settings).map(
    ([name, setting]) => `| \`${name}\` | ${code(defaultOf(setting))} | ${setting.description ?? ''} |`,
  ),
]

/** The documentation page of all environment variables. */
export const settingsPage = (): string =>
  [
    '# Settings',
    '',
    'Written from `packages/gateway/src/config.ts` and `packages/services/src/config.ts` by `npx -y ' +
      'pnpm@12 documents`. The ones that most people need stand in the README.',
    '',
    '## Gateway',
    '',
    ...table(gatewaySettings.shape),
    '',
    '## Bundled services',
    '',
    ...table(servicesSettings.shape),
    '',
    '## Limits of the gateway',
    '',
    'What happens when one is passed is said in `packages/gateway/src/limits.ts`.',
    '',
    '| variable | default |',
    '| --- | --- |',
    ...Object.entries(gatewayLimits).map(([name, value]) => `| \`${limitVariable(name)}\` | \`${value}\` |`),
    '',
  ].join('\n')
