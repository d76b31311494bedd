BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE analyses (
	"table" VARCHAR(22) NOT NULL, 
	guest VARCHAR(22) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	done INTEGER NOT NULL, 
	"of" INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	result JSON, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(22) NOT NULL, 
	guest VARCHAR(22) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'DooZbnvWSMCnT9iR4qHyKQ','toKe9RCkLwu-ywOQlqjNzw','Ann','hello',1794988302172);
INSERT INTO "chat" VALUES(2,'N19Q6LExE2aY6HHa2qCkUg','toKe9RCkLwu-ywOQlqjNzw','Ann','hello',1794988303273);
INSERT INTO "chat" VALUES(3,'6FHnzRkXFMc49lWxK6GPWw','toKe9RCkLwu-ywOQlqjNzw','Ann','hello',1794988303424);
INSERT INTO "chat" VALUES(4,'8QXEcfAQL0NKG5pOCS6NpQ','toKe9RCkLwu-ywOQlqjNzw','Ann','hello',1794988303687);
CREATE TABLE entries (
	"table" VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	ref VARCHAR(36), 
	at BIGINT NOT NULL, 
	clocks JSON, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	UNIQUE ("table", seat, ref)
);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',0,'answer',0,'draft temple_of_artemis','b62752fa-d7a2-41d7-95c4-ae5c51a2599a',1794988302178,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',1,'answer',1,'draft colossus',NULL,1794988303079,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',2,'answer',1,'draft circus_maximus',NULL,1794988303085,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',3,'answer',1,'draft sphinx',NULL,1794988303089,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',4,'answer',0,'draft piraeus','9f6f5101-40bd-40f5-a8c0-ae0a51dc950c',1794988303090,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',5,'answer',0,'draft appian_way','6dbb3d47-5b30-4eaa-81ef-9c987d4adb1e',1794988303092,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',6,'answer',0,'sell quarry','821795c5-1dd5-48cf-8c9f-d42fae5f8b82',1794988303097,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',7,'answer',1,'build altar',NULL,1794988303115,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',8,'answer',0,'sell guard_tower','436e698d-a305-4748-8dd5-4478d6fd1987',1794988303119,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',9,'answer',1,'build baths',NULL,1794988303138,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',10,'answer',0,'sell apothecary','bc3164d3-71b6-4dd6-a70c-5c71149ff64b',1794988303142,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',11,'answer',1,'build press',NULL,1794988303157,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',12,'answer',0,'sell pharmacist','e1770989-3fd8-4909-b8e3-86b466558687',1794988303161,NULL);
INSERT INTO "entries" VALUES('DooZbnvWSMCnT9iR4qHyKQ',13,'answer',1,'build lumber_yard',NULL,1794988303174,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',0,'answer',0,'build lumber_yard','9815308e-cf0b-4b04-ba6b-319fa0fad915',1794988303274,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',1,'answer',1,'build ore_vein',NULL,1794988303297,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',2,'answer',2,'build clay_pit',NULL,1794988303298,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',3,'answer',1,'build timber_yard',NULL,1794988303304,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',4,'answer',0,'build stone_pit','96b04fce-b7d8-4e6a-9120-031190616a76',1794988303305,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',5,'answer',2,'build glassworks',NULL,1794988303307,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',6,'answer',0,'build baths','f86b933c-0af9-4293-a4ef-62e1c4f15ed0',1794988303314,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',7,'answer',1,'build clay_pool',NULL,1794988303316,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',8,'answer',2,'build barracks',NULL,1794988303381,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',9,'answer',0,'build press','dfd46ed2-7dd8-4ae5-a80b-06dd3c77631c',1794988303386,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',10,'answer',1,'build guard_tower',NULL,1794988303388,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',11,'answer',2,'build apothecary',NULL,1794988303389,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',12,'answer',1,'build stockade',NULL,1794988303394,NULL);
INSERT INTO "entries" VALUES('N19Q6LExE2aY6HHa2qCkUg',13,'answer',2,'build workshop',NULL,1794988303397,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',0,'answer',1,'build clay_pit',NULL,1794988303416,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',1,'answer',2,'build clay_pool',NULL,1794988303423,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',2,'answer',0,'build stone_pit','1b72fc74-d267-42d9-9b26-23a4dace7840',1794988303426,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',3,'answer',0,'build glassworks','76fc7daa-7ab6-490c-950f-65e6c8f66260',1794988303432,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',4,'answer',1,'build timber_yard',NULL,1794988303433,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',5,'answer',2,'build lumber_yard',NULL,1794988303439,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',6,'answer',0,'build ore_vein','da07f86e-eac5-4845-8e67-a5953e844263',1794988303444,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',7,'answer',1,'build scriptorium',NULL,1794988303446,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',8,'answer',2,'build guard_tower',NULL,1794988303448,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',9,'answer',0,'build loom','99ff30f2-4cbc-4026-b997-e46f3554e22b',1794988303453,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',10,'answer',1,'build stockade',NULL,1794988303454,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',11,'answer',2,'build workshop pay left 2',NULL,1794988303456,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',12,'answer',0,'build press','b1af35e8-00bb-4ddb-8f60-d6c502496f02',1794988303460,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',13,'answer',1,'build barracks',NULL,1794988303462,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',14,'answer',2,'build baths',NULL,1794988303464,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',15,'answer',0,'build altar','506f25ca-5cf6-422a-8a77-4cd5ac291a8a',1794988303468,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',16,'answer',1,'build marketplace',NULL,1794988303474,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',17,'answer',2,'sell east_trading_post',NULL,1794988303476,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',18,'answer',0,'stage with glassworks pay right 2','58e70af4-686e-4630-b969-d08fb34a54b9',1794988303487,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',19,'answer',1,'build caravansery',NULL,1794988303489,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',20,'answer',2,'build aqueduct',NULL,1794988303491,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',21,'answer',0,'build foundry','a03df80e-59cd-4c61-ba71-14395e988055',1794988303498,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',22,'answer',1,'build school',NULL,1794988303500,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',23,'answer',2,'build archery_range',NULL,1794988303502,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',24,'answer',1,'build stables',NULL,1794988303509,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',25,'answer',0,'stage with loom pay right 1','88dc03b7-2925-418d-aa0f-9ef1e442e751',1794988303511,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',26,'answer',2,'build laboratory',NULL,1794988303513,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',27,'answer',0,'build quarry','d40118de-235f-48d9-9b43-cbad32bdb907',1794988303518,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',28,'answer',1,'build library',NULL,1794988303520,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',29,'answer',2,'build sawmill',NULL,1794988303522,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',30,'answer',0,'stage with courthouse','42c44e57-18b8-44db-9370-fc5f26897c98',1794988303530,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',31,'answer',1,'build statue',NULL,1794988303535,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',32,'answer',2,'build walls pay left 2 right 2',NULL,1794988303536,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',33,'answer',1,'build vineyard',NULL,1794988303542,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',34,'answer',0,'sell press','1b31ccbd-c2c8-449d-bc55-c00a37ae1b1a',1794988303544,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',35,'answer',2,'build forum pay right 2',NULL,1794988303546,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',36,'answer',0,'build palace pay right 1','345e8bce-53e4-43f2-8af6-cc8a7188677e',1794988303568,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',37,'answer',1,'build workers_guild pay right 4',NULL,1794988303572,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',38,'answer',2,'build observatory',NULL,1794988303575,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',39,'answer',1,'build university',NULL,1794988303586,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',40,'answer',2,'build haven',NULL,1794988303588,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',41,'answer',0,'build gardens pay left 1 right 1','4514e78c-9277-476f-a5cf-0e8903673ae7',1794988303595,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',42,'answer',1,'build craftsmens_guild pay right 2',NULL,1794988303609,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',43,'answer',2,'build study pay right 2',NULL,1794988303614,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',44,'answer',0,'build pantheon pay left 1 right 1','de47f87b-16fc-4e0a-b3d7-9bbf191934ae',1794988303617,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',45,'answer',1,'build town_hall pay right 1',NULL,1794988303626,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',46,'answer',0,'build senate pay right 1','ec2e180b-6a88-4f54-b621-aec2584896d9',1794988303628,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',47,'answer',2,'build shipowners_guild pay right 2',NULL,1794988303630,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',48,'answer',0,'build arsenal pay right 1','e4d0f42d-d59a-49ac-a3b9-5ab7ed13b7ab',1794988303638,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',49,'answer',1,'build siege_workshop pay left 2',NULL,1794988303642,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',50,'answer',2,'build fortifications',NULL,1794988303645,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',51,'answer',1,'stage with lodge',NULL,1794988303651,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',52,'answer',0,'build lighthouse','bdb7ef45-42e5-494b-ae2b-fcfd99d78b53',1794988303654,NULL);
INSERT INTO "entries" VALUES('6FHnzRkXFMc49lWxK6GPWw',53,'answer',2,'stage with arena pay right 2',NULL,1794988303658,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',0,'answer',0,'draft temple_of_artemis','e7d524be-ba95-4a90-8065-fe8ee07483ef',1794988303689,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',1,'answer',1,'draft hanging_gardens',NULL,1794988303693,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',2,'answer',1,'draft colossus',NULL,1794988303695,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',3,'answer',1,'draft great_library',NULL,1794988303697,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',4,'answer',0,'draft great_lighthouse','8922eae6-6166-4621-a075-5940d0ea19e0',1794988303699,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',5,'answer',0,'draft mausoleum','72b35761-a8c3-490b-8d02-5f143f951f58',1794988303701,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',6,'answer',0,'sell altar','f04d5818-fdb0-4a52-a038-b6456c2bff98',1794988303707,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',7,'answer',1,'build press',NULL,1794988303711,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',8,'answer',0,'sell theater','1f816e9d-3cc1-4588-bbe5-b07ed251361b',1794988303719,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',9,'answer',1,'build pharmacist',NULL,1794988303723,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',10,'answer',0,'sell stable','f93ec573-e166-4414-9af3-8b3557edfb47',1794988303727,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',11,'answer',1,'build guard_tower',NULL,1794988303732,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',12,'answer',0,'sell stone_reserve','40755c6a-cbeb-404e-8905-ea8e90f34515',1794988303736,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',13,'answer',1,'build baths',NULL,1794988303740,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',14,'answer',0,'sell scriptorium','9d5d4cb9-1cbd-4f68-b836-c5db957aab5e',1794988303743,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',15,'answer',1,'build quarry',NULL,1794988303747,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',16,'answer',0,'sell glassworks','9f02cc96-852b-4178-a1e9-ae8b39dd1e0d',1794988303750,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',17,'answer',1,'build garrison',NULL,1794988303755,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',18,'answer',0,'sell tavern','dd7a5a08-e0a6-42de-9681-d51b953b74bd',1794988303758,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',19,'answer',1,'sell logging_camp',NULL,1794988303762,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',20,'answer',0,'sell clay_pit','0f3f9e6f-7a26-474d-b24f-af1a720b8be2',1794988303765,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',21,'answer',1,'build stone_pit',NULL,1794988303769,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',22,'answer',0,'sell clay_reserve','ebf6e4b3-097a-43d5-be29-333933186eab',1794988303772,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',23,'answer',1,'sell palisade',NULL,1794988303774,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',24,'answer',0,'sell workshop','b2c467ac-90fe-4c24-8f08-efbca42dad5b',1794988303777,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',25,'answer',1,'build apothecary',NULL,1794988303780,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',26,'answer',0,'start 1','d864e040-39cc-45d5-97fc-32ee31cd15ef',1794988303781,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',27,'answer',0,'sell laboratory','33c2eb3e-49bb-44cf-b6ec-635e892ecdb4',1794988303786,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',28,'answer',1,'sell rostrum',NULL,1794988303789,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',29,'answer',0,'sell library','44b01cac-6656-4324-a728-f591fc4838c5',1794988303793,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',30,'answer',1,'sell forum',NULL,1794988303797,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',31,'answer',0,'sell brickyard','6da66eef-6843-4b26-96de-660efa18fc00',1794988303801,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',32,'answer',1,'sell horse_breeders',NULL,1794988303804,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',33,'answer',0,'sell statue','2049612c-ac6d-411f-9cd0-5b616a30c718',1794988303808,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',34,'answer',1,'raise piraeus with glass_blower',NULL,1794988303811,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',35,'answer',1,'sell sawmill',NULL,1794988303815,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',36,'answer',0,'sell brewery','3ad8d15b-d116-467a-b4a6-6e246d5dca13',1794988303818,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',37,'answer',1,'build barracks',NULL,1794988303821,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',38,'answer',0,'sell tribunal','0247fcbf-db12-4fcc-aaed-4d186020e7ab',1794988303829,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',39,'answer',1,'sell customs_house',NULL,1794988303833,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',40,'answer',0,'sell archery_range','267088b3-9d68-4707-a822-63652fd98f7d',1794988303836,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',41,'answer',1,'sell temple',NULL,1794988303840,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',42,'answer',0,'sell school','7097aeb1-cc36-47c5-9038-8db0e368daee',1794988303843,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',43,'answer',1,'sell shelf_quarry',NULL,1794988303846,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',44,'answer',0,'sell caravansery','1a9cf632-627f-49ea-bd11-c7d1ddb25340',1794988303853,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',45,'answer',1,'raise colossus with dispensary',NULL,1794988303856,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',46,'answer',0,'sell walls','37520f38-32bd-42fc-ad5f-6ee80613a081',1794988303859,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',47,'answer',0,'start 1','0b030c2b-d6b7-499b-b9d5-0149e7a5a345',1794988303861,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',48,'answer',0,'sell town_hall','e099e010-d151-4078-891f-21d7a20f6cbe',1794988303866,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',49,'answer',1,'build armory',NULL,1794988303869,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',50,'answer',0,'sell chamber_of_commerce','56ae36b6-907f-4b7d-9a1d-ec256b27cf29',1794988303873,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',51,'answer',1,'build port',NULL,1794988303876,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',52,'answer',0,'sell circus','7efd9740-f62f-4918-ac38-16548d83f2ed',1794988303880,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',53,'answer',1,'sell senate',NULL,1794988303884,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',54,'answer',0,'sell academy','89657fe7-d84d-45a4-8c2d-53fcd0c00f2e',1794988303888,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',55,'answer',1,'sell tacticians_guild',NULL,1794988303893,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',56,'answer',0,'sell pretorium','77104434-a35a-451a-b138-8fd190bbde88',1794988303897,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',57,'answer',1,'raise great_library with study',NULL,1794988303900,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',58,'answer',1,'token strategy',NULL,1794988303903,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',59,'answer',0,'sell arena','2801ea92-2679-4574-b60e-9c0fc87898d1',1794988303906,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',60,'answer',1,'sell palace',NULL,1794988303909,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',61,'answer',0,'sell builders_guild','08cc11a1-5146-49cf-8618-99e1d8eeef58',1794988303913,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',62,'answer',1,'sell scientists_guild',NULL,1794988303916,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',63,'answer',0,'sell lighthouse','53b26747-25e4-47d4-81ee-d97b7a34b539',1794988303919,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',64,'answer',1,'sell arsenal',NULL,1794988303922,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',65,'answer',0,'sell siege_workshop','ff522783-9584-4d00-9117-25021197552f',1794988303926,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',66,'answer',1,'sell gardens',NULL,1794988303929,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',67,'answer',0,'sell observatory','3cd798a6-37b9-49d3-a3fa-5bcbd393b0d2',1794988303932,NULL);
INSERT INTO "entries" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',68,'answer',1,'raise hanging_gardens with pantheon',NULL,1794988303935,NULL);
CREATE TABLE guests (
	id VARCHAR(22) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, banned BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (key_hash)
);
INSERT INTO "guests" VALUES('toKe9RCkLwu-ywOQlqjNzw','4c369e10282217002a43b4f5db9e18e160c6a2190d7737f1c2ee39825b877c05','Ann',1794988302104,NULL);
CREATE TABLE probes (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	"table" VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(22), 
	bot VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	nonce VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('DooZbnvWSMCnT9iR4qHyKQ',0,'toKe9RCkLwu-ywOQlqjNzw',NULL,'Ann','');
INSERT INTO "seats" VALUES('DooZbnvWSMCnT9iR4qHyKQ',1,NULL,'greedy','Imhotep','');
INSERT INTO "seats" VALUES('N19Q6LExE2aY6HHa2qCkUg',0,'toKe9RCkLwu-ywOQlqjNzw',NULL,'Ann','');
INSERT INTO "seats" VALUES('N19Q6LExE2aY6HHa2qCkUg',1,NULL,'greedy','Imhotep','');
INSERT INTO "seats" VALUES('N19Q6LExE2aY6HHa2qCkUg',2,NULL,'greedy','Aspasia','');
INSERT INTO "seats" VALUES('6FHnzRkXFMc49lWxK6GPWw',0,'toKe9RCkLwu-ywOQlqjNzw',NULL,'Ann','');
INSERT INTO "seats" VALUES('6FHnzRkXFMc49lWxK6GPWw',1,NULL,'greedy','Imhotep','');
INSERT INTO "seats" VALUES('6FHnzRkXFMc49lWxK6GPWw',2,NULL,'greedy','Aspasia','');
INSERT INTO "seats" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',0,'toKe9RCkLwu-ywOQlqjNzw',NULL,'Ann','');
INSERT INTO "seats" VALUES('8QXEcfAQL0NKG5pOCS6NpQ',1,NULL,'random','Imhotep','');
INSERT INTO "seats" VALUES('OinZwfoGWBLGS-jva5XJyQ',0,'toKe9RCkLwu-ywOQlqjNzw',NULL,'Ann','');
INSERT INTO "seats" VALUES('OinZwfoGWBLGS-jva5XJyQ',1,NULL,NULL,'','');
CREATE TABLE tables (
	id VARCHAR(22) NOT NULL, 
	host VARCHAR(22) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	clock JSON, 
	status VARCHAR(10) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	seed BIGINT, 
	created BIGINT NOT NULL, 
	began BIGINT, 
	successor VARCHAR(22), lesson VARCHAR(20), start JSON, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('DooZbnvWSMCnT9iR4qHyKQ','toKe9RCkLwu-ywOQlqjNzw','duel',1,'{"end_of_age_tie": "last_player_chooses", "first_game_preset": false, "great_library_view": "private"}','null','playing','7dd34087aeebbac69e49fbb60ba709d6de7bf3360b16e5785fe2162a50fc20d1','b0bd528daee597522206ebb979745175a03d368abc5577a4bfad6abac0fc7a24',746437516372457180,1794988302114,1794988302127,NULL,NULL,'null');
INSERT INTO "tables" VALUES('N19Q6LExE2aY6HHa2qCkUg','toKe9RCkLwu-ywOQlqjNzw','wonders',1,'{"players": 3, "boards": "random", "sides": "random", "seventh_card": "own_turn", "copied_guild_counts": false, "dearer_payments": false, "free_city_chained_marker": false, "free_city_seventh_card": true}','null','playing','66f19d141f9f9f12cf7ae6a75036d27e5281cf5332b5b86eaa905720e9f9a9a7','f031f5bf1066c07e4ab49ef75ec8dfe0ce94400c026780953a9c264b465b942a',7806263703563516123,1794988303217,1794988303221,NULL,NULL,'null');
INSERT INTO "tables" VALUES('6FHnzRkXFMc49lWxK6GPWw','toKe9RCkLwu-ywOQlqjNzw','wonders',1,'{"players": 3, "boards": "random", "sides": "random", "seventh_card": "own_turn", "copied_guild_counts": false, "dearer_payments": false, "free_city_chained_marker": false, "free_city_seventh_card": true}','null','over','bdea6250e2358a5719a37cb00ce93e3c870c8548e26b9639d37d877ae22ae58e','519ac18ef774f4babf4552a4bd0e7d78573941f179e2e94988fd825c0072a967',9151513520372344553,1794988303401,1794988303405,NULL,NULL,'null');
INSERT INTO "tables" VALUES('8QXEcfAQL0NKG5pOCS6NpQ','toKe9RCkLwu-ywOQlqjNzw','duel',1,'{"end_of_age_tie": "last_player_chooses", "first_game_preset": false, "great_library_view": "private"}','null','over','b5e68266c45da0b015c715354bf4259a837eeb3be025054f0ceb4b59f70a13d4','060ebc98b04f393da5c9c7e5a02056b649dee6df6c94eb758416000861b67167',1282459430505579775,1794988303676,1794988303680,NULL,NULL,'null');
INSERT INTO "tables" VALUES('OinZwfoGWBLGS-jva5XJyQ','toKe9RCkLwu-ywOQlqjNzw','duel',1,'{"end_of_age_tie": "last_player_chooses", "first_game_preset": false, "great_library_view": "private"}','null','waiting','f3e2b9d4918779bf692fdf6bfab9515da1128d934576ea28166e01a69c780954','7023eb6e7a6a5683f48a44c25f6b34c82c71af47a6fffe6bcd15a4c494c6aec2',NULL,1794988303941,NULL,NULL,NULL,'null');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX chat_of_table ON chat ("table", id);
CREATE INDEX seats_of_guest ON seats (guest);
CREATE INDEX tables_by_age ON tables (status, created);
CREATE INDEX guests_by_age ON guests (created);
CREATE INDEX chat_of_guest ON chat (guest);
COMMIT;
