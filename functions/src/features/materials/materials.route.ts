import {
  changeMaterial,
  deleteMaterial,
  restoreMaterial,
  uploadMaterial,
} from '@study-assistant/contract/materials/material-changes';
import { findPassages } from '@study-assistant/contract/materials/material-passages';
import { getMaterialText } from '@study-assistant/contract/materials/material-text';
import {
  createDownloadLink,
  downloadMaterial,
  listMaterials,
} from '@study-assistant/contract/materials/materials';
import type { BindDownload } from '../../http/bind-download.ts';
import type { Bind } from '../../http/bind.ts';
import type { DeleteMaterialService } from './delete-material.service.ts';
import { readTicket, type DownloadsService, type TicketReader } from './downloads.service.ts';
import type { MaterialsService } from './materials.service.ts';
import type { PassagesService } from './passages.service.ts';

type Services = {
  materials: MaterialsService;
  materialDeletions: DeleteMaterialService;
  downloads: DownloadsService;
  passages: PassagesService;
};

export function materialsRoutes(
  bind: Bind<Services>,
  bindDownload: BindDownload<Services>,
  tickets: TicketReader,
): void {
  bind(listMaterials, ({ school, caller, query }) => school.materials.list(caller, query), {
    version: ({ school, caller }) => school.materials.versionOfList(caller),
  });
  bind(uploadMaterial, ({ school, caller, body, upload }) =>
    school.materials.upload(caller, body, upload),
  );
  bind(getMaterialText, ({ school, caller, params }) => school.materials.text(caller, params.id));
  bind(findPassages, ({ school, caller, params, body }) =>
    school.passages.find(caller, params.id, body),
  );
  bind(changeMaterial, ({ school, caller, params, body }) =>
    school.materials.change(caller, params.id, body),
  );
  bind(deleteMaterial, ({ school, caller, params }) =>
    school.materialDeletions.remove(caller, params.id),
  );
  bind(restoreMaterial, ({ school, caller, params }) =>
    school.materialDeletions.restore(caller, params.id),
  );
  bind(createDownloadLink, ({ school, caller, params }) =>
    school.downloads.link(caller, params.id),
  );
  bindDownload(downloadMaterial, 'materials.read', {
    readTicket: (ticket, { id }, now) => readTicket(tickets, ticket, id, now),
    withTicket: (school, { id }, ticket) => school.downloads.openWithTicket(id, ticket),
    withToken: (school, { id }, caller) => school.downloads.open(caller, id),
  });
}
