import fastify from 'fastify'
import { expect, test } from 'vitest'
import { collectMethods } from './allowed-methods.ts'

test.each([
  ['/points/', ['POST']],
  ['/points/v1', ['GET', 'HEAD']],
  ['/stats/q/s', ['GET', 'HEAD']],
  ['/stats/q', ['GET', 'HEAD']],
  ['/stats', []],
  ['/pages/a/b', ['PUT']],
  ['/screens/list', ['GET', 'HEAD']],
  ['/screens/file.js', []],
])('given the path %s, then the allowed methods are %j', async (path, methods) => {
  const app = fastify()
  const methodsOf = collectMethods(app)
  const answer = async () => 'here'
  app.post('/points/', answer)
  app.get('/points/:id', answer)
  await app.register(async (scope) => void scope.get('/:quiz/:session?', answer), { prefix: '/stats' })
  app.put('/pages/*', answer)
  app.get('/screens/*', { config: { serves: (one) => !one.includes('.') } }, answer)
  await app.ready()
  expect(methodsOf(path).toSorted()).toEqual(methods)
  await app.close()
})
