import { toCsv } from '@application/documents/csv.ts'
import { fromReais } from '@domain/money.ts'
import { describe, expect, it } from 'vitest'

const row = (...cells: Parameters<typeof toCsv>[0][number]) => toCsv([cells])

describe('a file for a Brazilian spreadsheet', () => {
  it('begins with the mark of UTF-8, and parts cells by ; and rows by CRLF', () => {
    expect(toCsv([['Data', 'Loja'], ['02/11/2026'], []])).toBe('\uFEFFData;Loja\r\n02/11/2026\r\n\r\n')
  })

  it.each([
    [1234567.89, '1234567,89'],
    [0, '0,00'],
    [-12.5, '-12,50'],
  ])('writes R$ %d as the number %s', (amount, written) => {
    expect(row(fromReais(amount), undefined)).toBe(`\uFEFF${written};\r\n`)
  })

  it.each([
    ['=SOMA(A1:A9)', "'=SOMA(A1:A9)"],
    ['+55', "'+55"],
    ['-1', "'-1"],
    ['@loja', "'@loja"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ['Loja "Centro"; Batel', '"Loja ""Centro""; Batel"'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['A = B', 'A = B'],
    ['', ''],
  ])('writes the text %j as %j, never as a formula', (text, written) => {
    expect(row(text)).toBe(`\uFEFF${written}\r\n`)
  })
})
