import { BannerRepository } from '@application/banners/banner-repository.ts'
import { InMemoryBannerRepository } from '@infrastructure/in-memory/banners/in-memory-banner-repository.ts'
import { describeBannerRepository } from './banner-repository.contract.ts'
import { httpSubjects } from './http-subject.ts'
import { inMemorySubject } from './in-memory-subject.ts'

const http = httpSubjects()
const banner = { image: 'https://fotos.example/banner.jpg', link: undefined }

describeBannerRepository('in memory', async () =>
  inMemorySubject(new InMemoryBannerRepository({ home: [banner], footer: [banner] })),
)
describeBannerRepository('over HTTP', () => http.of(BannerRepository))
