import { describe, expect, test } from 'vitest'
import { trackPendingJob } from './pending-job.ts'

describe('an import', () => {
  test('is pending from the file event until it is complete', () => {
    const job = trackPendingJob('csvUpload')
    job.recordRequest('file')
    job.recordResponse('question')
    expect(job.isPending()).toBe(true)
    job.recordResponse('complete')
    expect(job.isPending()).toBe(false)
    expect([job.isFinal('complete'), job.isFinal('question')]).toEqual([true, false])
  })

  test('is not pending after a cancellation', () => {
    const job = trackPendingJob('csvUpload')
    job.recordRequest('file')
    job.recordRequest('cancel')
    expect([job.isPending(), job.isFinal('cancel')]).toEqual([false, true])
  })
})

describe('a save', () => {
  test('is pending after each frame until its response', () => {
    const job = trackPendingJob('questionSaving')
    job.recordRequest('questions')
    expect(job.isPending()).toBe(true)
    job.recordResponse('progress')
    expect(job.isPending()).toBe(false)
  })

  test.each([
    ['saved', 'questions'],
    ['Vsaved', 'complete'],
  ])('rejects the event %s after %s, because it was not requested', (response, request) => {
    const job = trackPendingJob('questionSaving')
    job.recordRequest(request)
    expect(job.recordResponse(response)?.code).toBe('UPSTREAM_CONTRACT')
  })

  test.each([
    ['saved', 'complete'],
    ['saved', 'resume'],
    ['Vsaved', 'createNewVersion'],
    ['Vsaved', 'resume'],
  ])('accepts the event %s after %s', (response, request) => {
    const job = trackPendingJob('questionSaving')
    job.recordRequest(request)
    expect(job.recordResponse(response)).toBeUndefined()
  })

  test('forgets the requests of a closed connection', () => {
    const job = trackPendingJob('questionSaving')
    job.recordRequest('complete')
    job.reset()
    expect([job.isPending(), job.recordResponse('saved')?.code]).toEqual([false, 'UPSTREAM_CONTRACT'])
  })
})
