import {
  createDownloadLink,
  deleteMaterial,
  downloadMaterial,
  listMaterials,
  uploadMaterial,
} from '@study-assistant/contract/materials';
import type { BindDownload } from '../../http/bind-download.ts';
import type { Bind } from '../../http/bind.ts';
import type { DownloadsService } from './downloads.service.ts';
import type { MaterialsService } from './materials.service.ts';

export function materialsRoutes(
  bind: Bind,
  bindDownload: BindDownload,
  materials: MaterialsService,
  downloads: DownloadsService,
): void {
  bind(listMaterials, ({ query }) => materials.list(query), {
    version: () => materials.versionOfList(),
  });
  bind(uploadMaterial, ({ caller, body, upload }) => materials.upload(caller, body, upload));
  bind(deleteMaterial, ({ caller, params }) => materials.remove(caller, params.id));
  bind(createDownloadLink, ({ params }) => downloads.link(params.id));
  bindDownload(downloadMaterial, 'materials.read', {
    withTicket: ({ id }, ticket) => downloads.openWithTicket(id, ticket),
    withToken: ({ id }) => downloads.open(id),
  });
}
