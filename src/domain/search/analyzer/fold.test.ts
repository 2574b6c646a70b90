import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from './fold.ts'

function assertFolded(pairs: Readonly<Record<string, string>>) {
  for (const [text, folded] of Object.entries(pairs)) assert.equal(foldText(text), folded, JSON.stringify(text))
}

test('case and Latin diacritics are folded', () => {
  assertFolded({ Café: 'cafe', 'Cafe\u0301': 'cafe', ÉTÉ: 'ete', Œuvre: 'oeuvre', Ægide: 'aegide', Straße: 'strasse' })
  assertFolded({ STRAẞE: 'strasse', İznik: 'iznik', ısı: 'isi', garçon: 'garcon', Ørsted: 'orsted', Łódź: 'lodz' })
})

test('compatibility forms are folded', () => {
  assertFolded({ ＡＢＣ: 'abc', ﬁl: 'fil', ﻗﻔﺔ: 'قفه', 𝐒𝐚𝐜: 'sac', 'cm²': 'cm2' })
})

test('forms of alef and hamza are folded, composed or not', () => {
  assertFolded({ أحمر: 'احمر', إبريق: 'ابريق', آنية: 'انيه', ٱلباب: 'الباب', مؤمن: 'مومن', مائدة: 'مايده' })
  assertFolded({ '\u0627\u0654حمر': 'احمر', 'م\u0648\u0654من': 'مومن', 'ما\u064a\u0654دة': 'مايده' })
})

test('ta marbuta, alef maqsura, tatweel and vowel signs are folded', () => {
  assertFolded({ قفة: 'قفه', مقهى: 'مقهي', قـــفة: 'قفه', قُفَّة: 'قفه', شكراً: 'شكرا' })
})

test('letters of the dialect and of Persian keyboards are folded', () => {
  assertFolded({ مرڨوم: 'مرقوم', ڤانيليا: 'فانيليا', پاپا: 'بابا', کتان: 'كتان', حریر: 'حرير' })
})

test('Arabic-Indic and extended digits become Latin ones', () => {
  assertFolded({ '٠١٢٣٤٥٦٧٨٩': '0123456789', '۰۱۲۳۴۵۶۷۸۹': '0123456789', '４０': '40' })
})

test('signs and invisible characters leave no letters', () => {
  assertFolded({ 'Hirfa™': 'hirfa ', 'sa\u200bc': 'sac', '\u202bقفة\u202c': 'قفه', 'co\u00adton': 'coton', ﷺ: ' ' })
  assertFolded({ 'l’huile': "l'huile", 'l´huile': "l'huile", 'BL‑7': 'bl-7', 'BL–7': 'bl-7' })
})
