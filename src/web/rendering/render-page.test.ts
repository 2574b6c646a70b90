import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { renderPage } from './render-page.ts'

async function render(piece: ReactNode) {
  const failures: unknown[] = []
  const page = createElement('html', null, createElement('body', null, piece))
  const html = await renderPage({ page, nonce: 'nonce', onError: (error) => failures.push(error) })
  return { html, failures }
}

const broken = new Error('broken')

function Broken(): ReactNode {
  throw broken
}

test('a rendered page is an HTML document', async () => {
  const { html } = await render(createElement('h1', null, 'Bowls & <plates>'))
  assert.equal(html, '<!DOCTYPE html><html><head></head><body><h1>Bowls &amp; &lt;plates&gt;</h1></body></html>')
})

test('a suspended component is awaited', async () => {
  const Carousel = lazy(async () => ({ default: () => createElement('p', null, 'Turning') }))
  const { html, failures } = await render(createElement(Suspense, { fallback: 'Wait' }, createElement(Carousel)))
  assert.match(html, /^<!DOCTYPE html>.*<p>Turning<\/p>/)
  assert.doesNotMatch(html, /Wait/)
  assert.deepEqual(failures, [])
})

test('large suspended components are rendered in place, without a script that moves them', async () => {
  const text = 'Bowls and plates. '.repeat(2000)
  const parts = [1, 2, 3].map((key) => {
    const Part = lazy(async () => ({ default: () => createElement('p', null, key, text) }))
    return createElement(Suspense, { key, fallback: 'Wait' }, createElement(Part))
  })
  const { html } = await render(parts)
  assert.doesNotMatch(html, /<script|<template|hidden|Wait/)
  assert.deepEqual(
    [...html.matchAll(/<p>(\d)/g)].map(([, key]) => key),
    ['1', '2', '3'],
  )
})

test('an error in a component is reported, and its fallback is rendered', async () => {
  const { html, failures } = await render(createElement(Suspense, { fallback: 'Instead' }, createElement(Broken)))
  assert.match(html, /Instead/)
  assert.deepEqual(failures, [broken])
})

test('rendering rejects when the whole page fails', async () => {
  await assert.rejects(render(createElement(Broken)), /broken/)
})
