/**
 * Tells operators which calls of their own services keep the contract: `npx -y pnpm@12 conformance --quiz-url
 * ... --main-url ... --auth-url ... --email ...`, with the password on standard input. It creates quizzes as
 * that instructor, so use an account made for this purpose.
 */
import { createInterface } from 'node:readline'
import { readOptions } from '@quizwright/server/process/read-options.ts'
import { openOperator } from './conformance/operator.ts'
import { tryChannels } from './conformance/try-channels.ts'
import { tryRows } from './conformance/try-rows.ts'

const usage =
  'npx -y pnpm@12 conformance --quiz-url http://... --main-url http://... --auth-url http://... ' +
  '--email somebody@example.com < password'

const readOperator = () => {
  const text = { type: 'string' } as const
  const values = readOptions({ 'quiz-url': text, 'main-url': text, 'auth-url': text, email: text })
  const url = (name: 'quiz-url' | 'main-url' | 'auth-url'): string => {
    const given = URL.parse(values[name] ?? '')
    if (!given || !/^https?:$/.test(given.protocol))
      throw new Error(`--${name} must be an address like http://127.0.0.1:4001.\n${usage}`)
    return given.href.replace(/\/$/, '')
  }
  if (!values.email) throw new Error(`--email is required.\n${usage}`)
  return {
    addresses: { quiz: url('quiz-url'), main: url('main-url'), auth: url('auth-url') },
    email: values.email,
  }
}

const readPassword = async (): Promise<string> => {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

const marks = {
  keeps: 'ok         ',
  differs: 'DIFFERS    ',
  'not tried': 'not tried  ',
  'not offered': 'not offered',
} as const

try {
  const { addresses, email } = readOperator()
  const operator = await openOperator(addresses, { email, password: await readPassword() })
  const counts = { keeps: 0, differs: 0, 'not tried': 0, 'not offered': 0 }
  // The channels come first, because the last row signs out.
  for (const tried of [tryChannels(addresses, operator), tryRows(addresses, operator)]) {
    for await (const { name, call, outcome, why } of tried) {
      counts[outcome] += 1
      process.stdout.write(`${marks[outcome]} ${name} (${call})${why && `\n            ${why}`}\n`)
    }
  }
  process.stdout.write(
    `\n${counts.keeps} keep the contract, ${counts.differs} differ, ${counts['not tried']} were not tried, ` +
      `${counts['not offered']} are not offered\n`,
  )
  process.exitCode = counts.differs === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
