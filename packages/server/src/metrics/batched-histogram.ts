import { Histogram, type HistogramConfiguration, type LabelValues } from 'prom-client'

export type BatchedHistogram<Label extends string> = {
  observe: (labels: LabelValues<Label>, value: number) => void
}

/** This many observations are passed on together. Reading the metrics passes on those that still wait. */
const batchSize = 100

/**
 * Creates a histogram of prom-client that takes its observations in batches. One observation between other work takes
 * 0.005 ms, because prom-client builds a key of all labels and its code is no longer in the processor's caches. In a
 * row they take 0.0005 ms.
 */
export const createBatchedHistogram = <Label extends string>(
  configuration: Omit<HistogramConfiguration<Label>, 'collect'>,
): BatchedHistogram<Label> => {
  let waiting: [LabelValues<Label>, number][] = []
  const observeWaiting = () => {
    const batch = waiting
    waiting = []
    for (const [labels, value] of batch) histogram.observe(labels, value)
  }
  const histogram = new Histogram({ ...configuration, collect: observeWaiting })
  return {
    observe: (labels, value) => {
      waiting.push([labels, value])
      if (waiting.length >= batchSize) observeWaiting()
    },
  }
}
