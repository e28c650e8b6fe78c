import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const shared = fileURLToPath(new URL('../../../shared/data/hostile/blns/blns.json', import.meta.url))

const own: readonly string[] = [
  '',
  ' ',
  '\0',
  'x\0y',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Eabc\u200B',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; drop table quizzes --",
  '%s%n%x',
  '{{7*7}}',
  '${7*7}',
  '=1+1',
  '＝1+1',
  '../../../etc/passwd',
  'javascript:alert(1)',
  '/\\host',
  '//host',
  '\r\nset-cookie: a=b',
  '\u001B[31mred',
  '2030-02-30 10:00:00',
  '1e400',
  'NaN',
  'a'.repeat(300),
  'a'.repeat(40_000),
  '👩‍👩‍👧‍👦'.repeat(20),
  'e' + '\u0301'.repeat(500),
  '\\def\\a{x}\\a',
]

/** Texts that break programs: ours, and the big list of naughty strings if the shared data is available. */
export const hostileTexts: readonly string[] = [
  ...own,
  ...(existsSync(shared) ? (JSON.parse(readFileSync(shared, 'utf8')) as string[]) : []),
]
