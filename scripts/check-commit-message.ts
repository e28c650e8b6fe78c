/** The commit-msg hook. Its argument is the file with the message. */
import { elementAt } from '@quizwright/domain/defined.ts'
import { readFileSync } from 'node:fs'
import { findSubjectErrors } from './checks/commit-subject.ts'

const errors = findSubjectErrors(readFileSync(elementAt(process.argv, 2), 'utf8'))
for (const error of errors) process.stderr.write(`${error}\n`)
process.exitCode = errors.length === 0 ? 0 : 1
