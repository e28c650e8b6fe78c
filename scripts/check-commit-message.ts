/** What the commit-msg hook runs, with the message's file as its argument. */
import { readFileSync } from 'node:fs'
import { findSubjectErrors } from './checks/commit-subject.ts'

const errors = findSubjectErrors(readFileSync(process.argv[2]!, 'utf8'))
for (const error of errors) process.stderr.write(`${error}\n`)
process.exitCode = errors.length === 0 ? 0 : 1
