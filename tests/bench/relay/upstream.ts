/** The service behind every relay of the bench. Its responses are prebuilt and different each time. */
import { elementAt } from '@quizwright/domain/defined.ts'
import { createServer } from 'node:http'
import { listenOnLoopback } from '@quizwright/gateway/test-support/listen-on-loopback.ts'
import { endWithParent, serveCalls } from '../../support/processes.ts'
import { listAnswers } from './list-answers.ts'
import { largeAnswer, tokenPath } from './requests.ts'

endWithParent()
const lists = listAnswers(500)
const large = Buffer.from(JSON.stringify(largeAnswer()))
const valid = Buffer.from('{"success":true}')
let turn = 0

const answerTo = (url: string): Buffer => {
  if (url.startsWith('/quiz/get-filtered')) return elementAt(lists, turn++ % lists.length)
  if (url.startsWith('/question/')) return large
  if (url === tokenPath) return valid
  return Buffer.from(`{"status":200,"data":{"count":${turn++}}}`)
}
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const answer = answerTo(request.url ?? '')
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length })
      .end(answer)
  })
})
server.keepAliveTimeout = 120_000
serveCalls(await listenOnLoopback(server), {})
