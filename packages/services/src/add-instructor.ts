/**
 * Adds an instructor account: `pnpm add-instructor --name "Ada Lovelace" --email ada@example.com`, in the
 * database that the environment configures. The password is the first line of standard input, so that it
 * appears neither in the process list nor in the shell history.
 */
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { lengths } from '@quizwright/contracts/limits.ts'
import * as z from 'zod'
import { addAccount, EmailTakenError } from './auth/add-account.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'

const minPasswordLength = 10

const newAccount = z.object({
  name: z
    .string('--name is required.')
    .trim()
    .min(1, '--name is required.')
    .max(lengths.name, `--name may have ${lengths.name} characters at most.`),
  email: z
    .email('--email must be an address like ada@example.com.')
    .max(lengths.email, `--email may have ${lengths.email} characters at most.`),
  password: z
    .string()
    .min(minPasswordLength, `The password must have ${minPasswordLength} characters at least.`)
    .max(lengths.password, `The password may have ${lengths.password} characters at most.`),
})

/** Discards the echo of the terminal, so that the password stays invisible. */
const createNullStream = () => new Writable({ write: (_chunk, _encoding, done) => done() })

const readPassword = async (): Promise<string> => {
  if (stdin.isTTY) stdout.write('Password (not shown as you type): ')
  const lines = createInterface({ input: stdin, output: createNullStream(), terminal: stdin.isTTY })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}

const addFromCommandLine = async (): Promise<string> => {
  const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })
  const config = readConfig(process.env)
  if (!config.ok) throw new Error(config.errors.join('\n'))
  const parsed = newAccount.safeParse({ ...values, password: await readPassword() })
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const { databaseUrl, dataDir } = config.config
  const opened = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir })
  try {
    const id = await addAccount(opened.db, parsed.data)
    return `${parsed.data.email} may sign in now, as ${id}.`
  } catch (error) {
    throw error instanceof EmailTakenError ? new Error(`${parsed.data.email} has an account already.`) : error
  } finally {
    await opened.close()
  }
}

try {
  stdout.write(`${await addFromCommandLine()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
