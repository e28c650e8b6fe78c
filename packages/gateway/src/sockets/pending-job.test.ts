import { describe, expect, test } from 'vitest'
import { followWork } from './pending-job.ts'

describe('an import', () => {
  test('is under way from the file until it is complete', () => {
    const work = followWork('csvUpload')
    work.asked('file')
    work.told('question')
    expect(work.isWaiting()).toBe(true)
    work.told('complete')
    expect([work.isWaiting(), work.endsWith('complete'), work.endsWith('question')]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('ends when it is cancelled', () => {
    const work = followWork('csvUpload')
    work.asked('file')
    work.asked('cancel')
    expect([work.isWaiting(), work.endsWith('cancel')]).toEqual([false, true])
  })
})

describe('a save', () => {
  test('waits for a word after each frame', () => {
    const work = followWork('questionSaving')
    work.asked('questions')
    expect(work.isWaiting()).toBe(true)
    work.told('progress')
    expect(work.isWaiting()).toBe(false)
  })

  test.each([
    ['saved', 'questions'],
    ['Vsaved', 'complete'],
  ])('is not %s before anybody asked for it', (told, asked) => {
    const work = followWork('questionSaving')
    work.asked(asked)
    expect(work.told(told)?.code).toBe('UPSTREAM_CONTRACT')
  })

  test.each([
    ['saved', 'complete'],
    ['saved', 'resume'],
    ['Vsaved', 'createNewVersion'],
    ['Vsaved', 'resume'],
  ])('is %s after %s', (told, asked) => {
    const work = followWork('questionSaving')
    work.asked(asked)
    expect(work.told(told)).toBeUndefined()
  })

  test('knows nothing of a link that is gone', () => {
    const work = followWork('questionSaving')
    work.asked('complete')
    work.forget()
    expect([work.isWaiting(), work.told('saved')?.code]).toEqual([false, 'UPSTREAM_CONTRACT'])
  })
})
