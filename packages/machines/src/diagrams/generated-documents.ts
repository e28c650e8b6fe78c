import { allMachines } from '../all-machines.ts'
import { machineConfig, machineDocument } from './machine-document.ts'

const index = (): string =>
  [
    '# Machines',
    ...allMachines.map(({ name, machine }) => `- [${name}](${name}.md): ${machine.root.description}`),
    '',
  ].join('\n')

/** Everything that is in docs/generated/machines: file name and content. */
export const generatedDocuments = (): Map<string, string> =>
  new Map([
    ['README.md', index()],
    ...allMachines.flatMap((entry): [string, string][] => [
      [`${entry.name}.md`, machineDocument(entry)],
      [`${entry.name}.json`, machineConfig(entry)],
    ]),
  ])
