/** Lists the commands of the workspace. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const says: Record<string, string> = {
  start: 'installs, builds the page, starts everything and prints the address',
  dev: 'the page with hot reload; servers restart when their sources change',
  test: 'every test, the browser ones included',
  'test:long': 'the same, with every case where the quick form tries one of each kind',
  check: 'types, lint, import directions, unused code, documents',
  format: 'formats every file',
  documents: 'writes docs/generated from the tables and the charts of the machines',
  'record-responses': 'sends the examples of the table and records the responses for the documents',
  'add-instructor': 'adds an account that can sign in: --name, --email',
  'set-operator': 'lets an instructor administer the installation: --email; --undo ends it',
  'student-data': 'exports or erases a student: --email or --id; --to <file>, or --erase --yes',
  'set-password': 'changes a password and signs out everywhere: --email',
  'disable-instructor': 'ends an account, or enables it again: --email, --undo, --hand-over-to',
  backup: 'a consistent copy of the database and the files: --to, or --folder and --keep',
  restore: 'reads a backup into an empty product: --from, --replace',
  conformance: 'tries services of your own against the table of calls',
  bench: 'measures against something in the same run: relay, pages, clicks, csv, editor, start, stats',
  fuzz: 'a million generated requests, responses and frames against the contract',
  soak: 'two hours of load while servers are killed, then reads everything back',
  help: 'this list',
}

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
for (const name of Object.keys(scripts))
  console.log(`npx -y pnpm@12 ${name.padEnd(20)}${says[name] ?? scripts[name]}`)
