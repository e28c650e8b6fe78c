import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createBatchedHistogram } from './batched-histogram.ts'

const createRouteHistogram = () => {
  const registry = new Registry()
  const histogram = createBatchedHistogram({
    name: 'call_seconds',
    help: 'Duration of calls.',
    labelNames: ['route'],
    buckets: [1, 10],
    registers: [registry],
  })
  return { registry, histogram }
}

test('given observations that do not fill a batch, then the metrics contain them', async () => {
  const { registry, histogram } = createRouteHistogram()
  histogram.observe({ route: 'a' }, 0.5)
  histogram.observe({ route: 'b' }, 2)
  histogram.observe({ route: 'a' }, 20)
  const text = await registry.metrics()
  expect(text).toContain('call_seconds_bucket{le="1",route="a"} 1')
  expect(text).toContain('call_seconds_count{route="a"} 2')
  expect(text).toContain('call_seconds_sum{route="a"} 20.5')
  expect(text).toContain('call_seconds_count{route="b"} 1')
})

test('given several batches, then each observation is counted once, also when the metrics are read twice', async () => {
  const { registry, histogram } = createRouteHistogram()
  for (let index = 0; index < 250; index++) histogram.observe({ route: 'a' }, 1)
  await registry.metrics()
  histogram.observe({ route: 'a' }, 1)
  expect(await registry.metrics()).toContain('call_seconds_count{route="a"} 251')
})
