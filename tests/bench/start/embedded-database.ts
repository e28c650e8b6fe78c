/** The minimum cost of the embedded database. The first argument is the port, the second its folder. */
import { elementAt } from '@quizwright/domain/defined.ts'
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'

const client = await PGlite.create(elementAt(process.argv, 3))
await client.query('select 1')
createServer((_request, response) => response.end('ok')).listen(Number(process.argv[2]), '127.0.0.1')
